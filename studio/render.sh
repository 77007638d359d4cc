#!/bin/sh
# Everything Blender makes, in order of importance: sizes, heroes, rooms, fronts and close-ups, drawings, 3D models.
#   sh studio/render.sh [processes=2]
# Resumable: what is in studio/masters, or in the shop already, is not made again. Stop it with Ctrl-C and run it again to go on.
# Only one of it at a time: it begins by removing the locks that a stopped run may have left.
set -eu
cd "$(dirname "$0")"
n=${1:-2}
export OPENBLAS_NUM_THREADS=1
command -v blender >/dev/null || { echo 'Blender is missing: see studio/README.md, «What it needs».' >&2; exit 1; }
[ -f weights/rt_hdr_alb_nrm.tza ] || sh fetch-weights.sh
pids=''
stop() {  # processes in the background do not hear Ctrl-C
  trap - INT TERM
  [ -z "$pids" ] || kill $pids 2>/dev/null || true
  echo; echo 'Stopped. What is done stays; the same command goes on from here.'
  exit 130
}
trap stop INT TERM

run='nice -n 12 blender -b --factory-startup -noaudio --python-exit-code 1 -P'
each() {  # the same command in n processes; they share the work through lock files
  pids='' i=0
  while [ "$i" -lt "$n" ]; do $run "$@" & pids="$pids $!"; i=$((i + 1)); sleep 2; done
  for pid in $pids; do wait "$pid" || incomplete=1; done
  pids=''
}
step() { echo; echo "== $1"; }

incomplete=0
mkdir -p masters/rooms
rm -rf masters/.locks masters/rooms/*.lock
step '1/7 sizes and parcels'
if [ -n "$(find catalog_source.py lib -name '*.py' -newer masters/catalog.json 2>/dev/null || true)" ] || [ ! -f masters/catalog.json ]; then
  $run measure.py
else
  echo 'up to date'
fi
step '2/7 heroes';               each render.py -- --views hero --size 800 --first-size 1600 --samples 9 --threads 1
step '3/7 rooms';                each room.py -- --samples 12 --threads 1
step '4/7 fronts and close-ups'; each render.py -- --views front,detail --size 800 --samples 9 --threads 1
step '5/7 drawings';             $run drawing.py || incomplete=1
step '6/7 3D models';            $run export_glb.py || incomplete=1
step '7/7 places in the rooms';  $run room.py -- --hotspots masters/hotspots.json || incomplete=1
echo
if [ "$incomplete" = 1 ]; then
  echo 'Something failed (see FAILED above). The rest is done; mend it and run the same command again.' >&2
  exit 1
fi
echo 'All masters are there. Next: npm run studio:encode, then npm run studio:contact-sheet to look them over.'
