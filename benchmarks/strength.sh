#!/bin/sh
# The numbers of docs/performance.md, "Strength": each level against the one below, the matrix, the bars.
# Usage: sh benchmarks/strength.sh OUTPUT_FOLDER
set -eu
out=${1:?where to write the results}
mkdir -p "$out"
arena() { name=$1; shift; python -m folsom arena "$@" --results "$out/$name.jsonl" --report "$out/$name.html" -q > "$out/$name.txt"; }

# Each level against the one below, for winner's share.
arena express-low outlaw tenderfoot -n 3 -n 4 -n 6 --deals 500
arena express-high sharpshooter:1000 outlaw -n 3 -n 4 -n 6 --deals 40
for option in expert=true powers=false two_bandits=true; do
    seats=4; [ "$option" = two_bandits=true ] && seats=3
    arena "express-low-$option" outlaw tenderfoot -n "$seats" -o "$option" --deals 500
    arena "express-high-$option" sharpshooter:1000 outlaw -n "$seats" -o "$option" --deals 40
done
arena super-low outlaw tenderfoot --game superexpress -n 3 -n 5 -n 7 --deals 500
arena super-high sharpshooter:1000 outlaw --game superexpress -n 3 -n 5 -n 7 --deals 60

# The full matrix, one against the rest, and the two bars.
arena express-matrix random tenderfoot outlaw sharpshooter:500 --mix one-against-rest --deals 15
arena super-matrix random tenderfoot outlaw sharpshooter:500 --game superexpress --mix one-against-rest --deals 15
arena bar-40ms sharpshooter:40ms random --mix first-against-rest --deals 100 -j 1
arena bar-1s sharpshooter:1s outlaw --mix first-against-rest --deals 12 -j 1
