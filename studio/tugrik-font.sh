#!/bin/sh
# The ₮ of Manrope as a file of its own, 1 kB in place of the 15 kB of all rare Latin letters: it stands in every price.
#   sh studio/tugrik-font.sh
# Needs pyftsubset: pip install fonttools brotli
set -eu
cd "$(dirname "$0")/.."
pyftsubset node_modules/@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2 \
  --unicodes=U+20AE --layout-features='*' --flavor=woff2 \
  --output-file=ui/src/fonts/manrope-tugrik.woff2
