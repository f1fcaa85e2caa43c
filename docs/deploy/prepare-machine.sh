#!/bin/sh
# Makes what the site needs on a machine with PostgreSQL, once: the user grimoire, the database grimoire with the role that owns it, and
# settings with fresh passwords in /etc/grimoire. Run by root: sh docs/deploy/prepare-machine.sh https://cards.example.org
# DESTDIR names a tree that is not this machine's own.
set -eu
umask 077
settings=${DESTDIR-}/etc/grimoire
address=${1-}

case $address in
http://?* | https://?*) ;;
*)
	echo "Give the address that browsers will use: sh docs/deploy/prepare-machine.sh https://cards.example.org" >&2
	exit 1
	;;
esac
if [ -e "$settings/env" ] || [ -e "$settings/owner" ]; then
	echo "$settings holds settings already, and nothing was changed: a new secret would sign everybody out." >&2
	exit 1
fi

cd /
id grimoire > /dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin grimoire

# The owner may make roles: the first migration makes that of the site, grimoire_site, which owns nothing.
owner=$(openssl rand -hex 24)
site=$(openssl rand -hex 24)
secret=$(openssl rand -base64 32)
runuser -u postgres -- createuser --createrole grimoire
runuser -u postgres -- createdb --owner=grimoire --template=template0 --encoding=UTF8 --locale=C.UTF-8 grimoire
# By way of a pipe, where no list of processes shows it.
echo "ALTER ROLE grimoire PASSWORD '$owner'" | runuser -u postgres -- psql --quiet

mkdir -p "$settings"
cat > "$settings/owner" << END
DATABASE_OWNER_URL="postgresql://grimoire:$owner@localhost:5432/grimoire"
END
cat > "$settings/env" << END
DATABASE_URL="postgresql://grimoire_site:$site@localhost:5432/grimoire"
NEXTAUTH_SECRET="$secret"
NEXTAUTH_URL="$address"
END
echo "The database grimoire is there, and the settings are in /etc/grimoire: keep a copy of that folder elsewhere."
