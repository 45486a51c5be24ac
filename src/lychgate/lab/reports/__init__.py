"""Reports that people look at: one page, made of rows, with pictures, intervals and sentences in their language."""
