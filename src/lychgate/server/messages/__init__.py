"""Everything that goes over the wire, as types; the OpenAPI description is made from them."""
