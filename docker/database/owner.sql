-- Once, for an empty volume: the shop owns its database, and nothing else of the server. It may make others, because it
-- tries its backups in one.
\set password `cat /run/secrets/database_password`
CREATE ROLE toprak LOGIN CREATEDB PASSWORD :'password';
ALTER DATABASE toprak OWNER TO toprak;
