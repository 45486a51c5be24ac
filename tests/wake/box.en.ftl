box-name = The Wake
