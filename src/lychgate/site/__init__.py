"""The page without a server: the games as WebAssembly and data, and a folder that any web server can serve."""
