# Folsom's server. Build: docker build -t folsom .
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
# The wheel's build makes the browser client too, if it is not built yet.
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[server]"

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 folsom
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "folsom[server]" && rm -rf /wheels
USER folsom
ENV FOLSOM_HOST=0.0.0.0 FOLSOM_PORT=8000 FOLSOM_LOG_JSON=true \
    FOLSOM_CACHE_DIR=/home/folsom/cache FOLSOM_DATA_DIR=/home/folsom/data
# The games are compiled when the image is built, not when the first friend waits for them.
RUN python -m folsom.server.compiling express && python -m folsom.server.compiling superexpress
VOLUME /home/folsom/data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz')"]
STOPSIGNAL SIGTERM
CMD ["folsom", "serve"]
