# The site as an image: `docker build -t grimoire .` (docs/deploy.md). It holds Node, the C library and a standalone build: no shell, no
# package manager, no compiler, no settings. Other base images of the same kinds may be named:
#   docker build --build-arg NODE_IMAGE=… --build-arg BASE_IMAGE=… .
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1 CI=1
# Packages change seldom: they have a layer of their own.
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN GRIMOIRE_STANDALONE=1 npm run build && mkdir -p .next/standalone/data/backups .next/standalone/data/logs

FROM ${BASE_IMAGE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
# Files are root's: the site cannot change its own program. It writes to the folders of backups and logs only, and to /tmp.
COPY --from=build /build/.next/standalone ./
COPY --from=build --chown=65532:65532 /build/.next/standalone/data ./data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
USER 65532:65532
EXPOSE 3000
# Whether the process answers. Whether it should get visitors, the database included, is what /readyz says.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server.js"]
