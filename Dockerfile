FROM node:22-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# The postinstall script needs the sources, which are copied below; `npm run build` does the same.
RUN npm ci --ignore-scripts
COPY . .
# Pages rendered by the build contain the site's URL.
ARG SITE_URL
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -rf .next/cache && mkdir .data

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=build /app ./
RUN chown node:node .data
USER node
# Photos are stored here unless BLOB_READ_WRITE_TOKEN is set.
VOLUME /app/.data
EXPOSE 3000
CMD ["node", "server.mjs"]
