#!/bin/sh
# Runs a command of the release with the settings of the site, as its user: /usr/local/sbin/grimoire. Names of files are looked up in
# /opt/grimoire, so give those of your own from / on.
#   grimoire admin create-admin you@example.org
#   grimoire cards import /var/lib/grimoire/cards.csv
set -eu
[ $# -gt 0 ] || set -- help
command=/opt/grimoire/.next/commands/$1.mjs
if [ ! -f "$command" ]; then
	echo "No such command: $1. Those that there are: admin backup cards decks migrate mtg restore rules take-down" >&2
	exit 1
fi
shift
exec systemd-run --quiet --pipe --wait --collect --uid=grimoire --working-directory=/opt/grimoire \
	--property=EnvironmentFile=/etc/grimoire/env --property=EnvironmentFile=-/etc/grimoire/owner \
	--property=StateDirectory=grimoire --property=StateDirectoryMode=0700 --property=UMask=0077 \
	/usr/bin/node "$command" "$@"
