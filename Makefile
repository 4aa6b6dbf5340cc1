# Node 24 comes with npm install; everything below runs on it, whatever Node npm itself runs on.
SHELL := /bin/sh
BIN := node_modules/.bin
NODE := $(BIN)/node
export PATH := $(CURDIR)/$(BIN):$(PATH)
# A larger space for young objects: a test file loads its modules anew, and a tenth of its time went into collecting their garbage.
JEST := NODE_OPTIONS="--experimental-vm-modules --max-semi-space-size=64 --disable-warning=ExperimentalWarning" jest
SHORT := --selectProjects services web e2e
WEB_SOURCES := $(shell find web contracts -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help start dev processes generator divination gateway up down build test test-all test-changed test-unit test-e2e tools check docs format dead webhooks rotate-keys reseal-people evaluate bench load api-fuzz chaos measure simulate lighthouse screenshots clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{ printf "  make %-12s %s\n", $$1, $$2 }'

start: web/dist/index.html ## Run the whole product on http://localhost:8080 (PORT changes it)
	@exec sh deploy/standalone/start.sh

dev: node_modules/.package-lock.json ## Run it with restarts on change, the client with hot reload on http://localhost:5173
	@trap 'trap - EXIT INT TERM; kill 0' EXIT INT TERM; \
	$(NODE) --watch --disable-warning=ExperimentalWarning --env-file-if-exists=.env deploy/standalone/src/main.ts & \
	$(NODE) --env-file-if-exists=.env node_modules/vite/bin/vite.js web

processes: web/dist/index.html ## Run it as many plain processes, over MONGODB_URI, AMQP_URL and REDIS_URL (GENERATORS=3 DIVINATIONS=2 say how many)
	@exec $(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env --import ./deploy/standalone/src/compile-cache.js deploy/processes/main.ts

generator: ## Add a generator to the set that make processes runs; Ctrl-C drains it
divination: ## Add a divination process to that set; Ctrl-C drains it
gateway: ## Add a gateway to that set; Ctrl-C drains it
generator divination gateway:
	@exec $(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env deploy/processes/join.ts $@

up: ## Run it as many processes by docker compose (GENERATORS=3 and DIVINATIONS=2 say how many of each)
	@sh deploy/docker/compose.sh up

down: ## Stop what make up started; its data stays
	@sh deploy/docker/compose.sh down

build: web/dist/index.html ## Build the client

test: node_modules/.package-lock.json web/dist/index.html ## Run the tests: services, client, and the running product in a browser
	@$(JEST) $(SHORT)

test-all: node_modules/.package-lock.json web/dist/index.html ## Run every test, the long ones too: kills, chaos, every screen at every width
	@$(JEST)

test-changed: node_modules/.package-lock.json web/dist/index.html ## Run the tests that import what has changed, since the last commit or since BASE=main
	@$(JEST) $(SHORT) $(if $(BASE),--changedSince=$(BASE),--onlyChanged)

test-unit: node_modules/.package-lock.json ## Run the tests of services and client only
	@$(JEST) --selectProjects services web

test-e2e: node_modules/.package-lock.json web/dist/index.html ## Run the tests of the running product only
	@$(JEST) --selectProjects e2e

tools: ## Install what the browser tests and benchmarks need, where this machine allows it
	@sh deploy/tools/install.sh

check: node_modules/.package-lock.json ## Types, lint, import rules, style sheets, unused code, sizes, documents that lag behind the code
	tsc -p tsconfig.json
	tsc -p web/tsconfig.json
	tsc -p web/src/worker/tsconfig.json
	tsc -p deploy/k6/tsconfig.json
	biome check .
	depcruise --config .dependency-cruiser.js contracts platform services gateway deploy web e2e
	knip
	@$(NODE) --disable-warning=ExperimentalWarning web/lint/main.ts
	@$(NODE) --disable-warning=ExperimentalWarning deploy/sizes/main.ts
	@sh deploy/helm/check.sh
	@$(NODE) --disable-warning=ExperimentalWarning deploy/docs/main.ts --check

docs: node_modules/.package-lock.json ## Write what is made from the code: docs/asyncapi.yaml, the table of events in ARCHITECTURE.md
	@$(NODE) --disable-warning=ExperimentalWarning deploy/docs/main.ts

format: node_modules/.package-lock.json ## Format and mend what can be mended
	biome check --write .

dead: node_modules/.package-lock.json ## What services could not handle, on the broker at AMQP_URL; ARGS="--help" tells more
	@$(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env deploy/dead-letters/main.ts $(ARGS)

webhooks: node_modules/.package-lock.json ## Events that the operator's webhook never accepted; ARGS=replay sends them again (docs/webhooks.md)
	@$(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env services/notification/src/dead-webhooks.ts $(ARGS)

rotate-keys: node_modules/.package-lock.json ## Rotate the signing keys at MONGODB_URI, or else in DATA_DIR, whether auth runs or not
	@$(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env services/auth/src/rotate-keys.ts

reseal-people: node_modules/.package-lock.json ## Seal saved people with the first of PEOPLE_KEYS, at MONGODB_URI or else in DATA_DIR, whether divination runs or not
	@$(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env services/divination/src/reseal-people.ts

evaluate: node_modules/.package-lock.json ## Ask the configured model for readings and report how many were accepted (N=42 FLOOR= CONCURRENCY=4); FILE=texts.jsonl judges stored texts
	@$(NODE) --disable-warning=ExperimentalWarning --env-file-if-exists=.env deploy/evaluate/main.ts $(FILE)

bench: web/dist/index.html tools ## Run the measurements of docs/performance.md; BENCH="gateway history" runs some of them
	@$(NODE) --disable-warning=ExperimentalWarning deploy/bench/all.ts $(BENCH)

load: ## Load the product at BASE_URL: make load SCRIPT=readings BASE_URL=http://localhost:8080 (deploy/k6/README.md)
	@sh deploy/k6/run.sh "$(or $(SCRIPT),smoke)"

api-fuzz: node_modules/.package-lock.json web/dist/index.html ## Have schemathesis make up requests from the OpenAPI document (docs/api.md); ARGS="-n 500" makes more
	@$(NODE) --disable-warning=ExperimentalWarning deploy/api-fuzz/main.ts $(ARGS)

chaos: node_modules/.package-lock.json web/dist/index.html ## 5,000 payments with lost, doubled, late webhooks and 80 kills: the books must equal the provider's (CHAOS_SEED draws one again)
	@CHAOS=full $(JEST) --selectProjects long --testPathPatterns e2e/webhook-chaos

measure: node_modules/.package-lock.json tools ## Measure what a reading costs apart from the model, for make simulate and docs/scaling.md
	@$(NODE) --disable-warning=ExperimentalWarning deploy/scaling/measure.ts

simulate: node_modules/.package-lock.json ## Simulate the queue of the generators, from a thousand readers to ten million
	@$(NODE) --disable-warning=ExperimentalWarning deploy/scaling/simulate.ts

lighthouse: web/dist/index.html tools ## Judge the main pages by Lighthouse, as on a phone; LIGHTHOUSE_PERFORMANCE=90 for a busy machine
	@sh deploy/tools/lighthouse.sh
	@$(NODE) --disable-warning=ExperimentalWarning e2e/lighthouse/main.ts

screenshots: web/dist/index.html tools ## Take pictures of every screen in every state at 360, 768 and 1440 px into .sibyl/screenshots; SCREENS=wallet takes some
	@$(NODE) --disable-warning=ExperimentalWarning e2e/screenshots.ts "$(SCREENS)"

clean: ## Remove what was installed and built; data in .sibyl stays
	rm -rf node_modules web/dist

# Not `npm ci`: it refuses a lock file that does not list the optional binaries of every platform. npm install keeps the locked versions too.
node_modules/.package-lock.json: package.json package-lock.json $(wildcard */package.json services/*/package.json deploy/*/package.json)
	@command -v npm >/dev/null || { echo 'npm is missing: install Node.js 20 or newer (https://nodejs.org), which brings it.'; exit 1; }
	npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: node_modules/.package-lock.json $(WEB_SOURCES)
	$(NODE) node_modules/vite/bin/vite.js build web
	@touch $@
