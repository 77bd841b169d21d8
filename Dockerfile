# Portal MBKM in a container (docs/deployment.md "Containers"). The build is left behind; what remains is the bundle and the
# few packages that it does not hold.
FROM node:24.11-alpine3.22 AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && node scripts/runtimeModules.mjs /runtime/node_modules

FROM node:24.11-alpine3.22
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /portal
RUN mkdir -p /data /cadangan && chown node:node /data /cadangan && chmod 700 /data /cadangan
COPY --from=build /runtime/node_modules ./node_modules
COPY --from=build /portal/package.json ./package.json
COPY --from=build /portal/scripts/built.mjs ./scripts/built.mjs
COPY --from=build /portal/dist ./dist
USER node
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=60", "scripts/built.mjs"]
