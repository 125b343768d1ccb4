#!/bin/sh
# Makes the image remanso-base from Debian's packages and the pinned Node, for deploy/Containerfile where no image can be pulled:
#
#   apt-get install buildah debootstrap
#   deploy/base-from-debian.sh /tmp/base      (as root, in the project's folder, after npm ci)
#   buildah bud --format docker --build-arg BASE=localhost/remanso-base -f deploy/Containerfile -t remanso .
#
# It prints the digest of what it made, which BASE may name too (localhost/remanso-base@sha256:…). Behind a proxy that opens TLS, put its
# certificate into /tmp/base/etc/ssl/certs/ca-certificates.crt and "cafile=" with that path into /tmp/base/usr/local/etc/npmrc, then run it again.
set -eu
folder=${1:?the folder to make the system in}
[ -d "$folder/usr" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$folder" http://deb.debian.org/debian
install -m 0755 node_modules/node/bin/node "$folder/usr/local/bin/node"
# where npm itself is, whichever Node is first on the path
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$folder/usr/local/lib/node_modules"
cp -a "$npm" "$folder/usr/local/lib/node_modules/"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
container=$(buildah from scratch)
buildah add --quiet "$container" "$folder" /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --rm "$container" localhost/remanso-base
buildah inspect --type image --format 'localhost/remanso-base@{{.FromImageDigest}}' localhost/remanso-base
