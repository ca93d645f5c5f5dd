# Build for production with the base pinned (docs/deploy.md): --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:26.12.1-bookworm-slim
# The image that this one replaces, whose assets are kept: --build-arg PREVIOUS_IMAGE=peak-force:before
ARG PREVIOUS_IMAGE=${NODE_IMAGE}

# Build: the bundles and the pictures. On this line of Node nothing is compiled.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/sqlite-before-node-24 ./scripts/sqlite-before-node-24
RUN npm ci
COPY . .
# Afterwards the packages that the programs import, and a list of them, without what only editors and
# debuggers read.
RUN npm run build \
  && npm run --silent sbom > sbom.cdx.json \
  && npm prune --omit=dev --ignore-scripts \
  && find dist node_modules -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -name '*.md' ')' -delete

FROM ${PREVIOUS_IMAGE} AS previous
USER root
RUN mkdir -p /app/dist/client/assets

# Run: Node, the built site, the data. Nothing is written outside the volumes.
FROM ${NODE_IMAGE}
ARG VERSION=0.0.0
ARG REVISION=unknown
ARG SOURCE=
LABEL org.opencontainers.image.title="Peak Force" \
  org.opencontainers.image.description="A property agency's website, its data pipeline and its enquiries" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.source="${SOURCE}" \
  org.opencontainers.image.base.name="docker.io/library/node:26.12.1-bookworm-slim"
ENV NODE_ENV=production \
  PORT=3000 \
  DATABASE_URL=sqlite:/var/lib/peak-force/enquiries.db \
  BROCHURES_DIR=/var/lib/peak-force/brochures
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.cdx.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/schemas/*.schema.json ./schemas/
COPY --from=build /app/data ./data
COPY --from=previous /app/dist/client/assets ./dist/assets-before
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/server ./dist/server
COPY --from=build /app/dist/cli ./dist/cli
COPY --from=build /app/dist/chunks ./dist/chunks
COPY --from=build /app/dist/fonts ./dist/fonts
# Those of the image's data. Whoever mounts other data mounts a volume here too, and makes its pictures.
COPY --from=build --chown=node:node /app/dist/images ./dist/images
COPY scripts/cli-in-image.sh /usr/local/bin/cli
RUN chmod 755 /usr/local/bin/cli \
  && mkdir -p /var/lib/peak-force \
  && chown node:node /var/lib/peak-force
VOLUME /var/lib/peak-force
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
