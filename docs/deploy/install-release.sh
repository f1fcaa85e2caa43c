#!/bin/sh
# Copies the standalone build of this checkout to a folder of its own, leads /opt/grimoire there, and installs the units: for the first
# release and for every later one. Starts and stops nothing. Run by root: sh docs/deploy/install-release.sh
# DESTDIR names a tree that is not this machine's own.
set -eu
umask 022
cd "$(dirname "$0")/../.."
tree=${DESTDIR-}
site=$tree/opt/grimoire

if [ ! -f .next/standalone/server.js ]; then
	echo "There is no build: run GRIMOIRE_STANDALONE=1 npm run build first." >&2
	exit 1
fi
if [ -d "$site" ] && [ ! -L "$site" ]; then
	echo "$site is a folder, and should lead to one: run mv $site $site-former first." >&2
	exit 1
fi

release=$site-$(date -u +%Y%m%d-%H%M%S)
mkdir "$release"
cp -R .next/standalone/. docs "$release"
# Whoever built it: root owns it now, and the site reads it.
chmod -R u=rwX,go=rX "$release"
# In one step, so that the name leads to a whole release at any time.
ln -sfn "${release#"$tree"}" "$site.next"
mv -T "$site.next" "$site"

cp docs/deploy/grimoire.service docs/deploy/grimoire-backup.service docs/deploy/grimoire-backup.timer "$tree/etc/systemd/system/"
install -m 755 docs/deploy/grimoire.sh "$tree/usr/local/sbin/grimoire"
systemctl daemon-reload

# Two former releases stay, to go back to.
ls -1d "$site"-2* | head -n -3 | xargs -r rm -r
echo "/opt/grimoire is ${release#"$tree"} from the next start on: systemctl restart grimoire"
