# Folsom's server. Build: docker build -t folsom .
FROM python:3.13-slim AS client
WORKDIR /src
COPY tools/node tools/
COPY requirements/node.txt requirements/
RUN python -m venv .venv
COPY web web
RUN cd web && ../tools/node npm ci --no-audit --no-fund && ../tools/node npm run build

# The games as WebAssembly modules: what compiles them is left behind.
FROM python:3.13-slim AS modules
RUN python -m venv /opt/folsom
ENV PATH=/opt/folsom/bin:$PATH PYTHONPATH=src
WORKDIR /src
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes --requirement requirements/run.txt
RUN pip install --no-cache-dir --no-deps --require-hashes --requirement requirements/wasm.txt
COPY src src
RUN python -m folsom.page.build src/folsom/modules .cache/wasm

FROM python:3.13-slim AS build
RUN python -m venv /opt/folsom
ENV PATH=/opt/folsom/bin:$PATH
WORKDIR /src
COPY requirements/run.txt requirements/
RUN pip install --no-cache-dir --require-hashes --requirement requirements/run.txt
COPY . .
COPY --from=client /src/src/folsom/web_dist src/folsom/web_dist
COPY --from=modules /src/src/folsom/modules src/folsom/modules
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 folsom
COPY --from=build /opt/folsom /opt/folsom
USER folsom
WORKDIR /home/folsom
# Code for any processor of this kind: the image is built on one machine and runs on another.
ENV PATH=/opt/folsom/bin:$PATH NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES="" \
    FOLSOM_HOST=0.0.0.0 FOLSOM_PORT=8000 FOLSOM_LOG_JSON=true \
    FOLSOM_CACHE_DIR=/home/folsom/cache FOLSOM_DATA_DIR=/home/folsom/data
# The games are compiled when the image is built, not when the first friend waits for them.
RUN python -m folsom.server.compiling express && python -m folsom.server.compiling superexpress
# A volume belongs to whoever made its folder.
RUN mkdir /home/folsom/data
VOLUME /home/folsom/data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['FOLSOM_PORT'] + '/readyz')"]
STOPSIGNAL SIGTERM
CMD ["folsom", "serve"]
