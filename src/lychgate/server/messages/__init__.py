"""All messages and refusals, as types; the OpenAPI description is made from them."""
