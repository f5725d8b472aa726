-- Once, for an empty volume: the shop owns its database, and nothing else of the server.
\set password `cat /run/secrets/database_password`
CREATE ROLE toprak LOGIN PASSWORD :'password';
ALTER DATABASE toprak OWNER TO toprak;
