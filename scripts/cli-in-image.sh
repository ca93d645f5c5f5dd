#!/bin/sh
exec node /app/dist/cli/main.js "$@"
