#!/bin/sh
# A player for `lychgate arena GAME "program:sh player.sh" thumb`: it takes the first legal decision.
while read -r word rest; do
    case $word in
        lychgate) echo ready ;;
        legal) first=${rest%%;*} ;;
        decide) echo "decision $first" ;;
        quit) exit ;;
    esac
done
