// Writes the types of the service's interface and messages, from the schemas that it publishes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const schemas = join(web, '..', 'docs', 'schema');
const out = join(web, 'src', 'api', 'generated');
mkdirSync(out, { recursive: true });

const read = (name) => JSON.parse(readFileSync(join(schemas, name), 'utf8'));
const banner = '// Made by `npm run types` from docs/schema; not to be changed by hand.\n';

// Every message becomes a type of its own name; titles and descriptions of fields would only make more names.
const messages = await compile(read('messages.json'), 'Messages', {
  additionalProperties: false,
  bannerComment: banner,
  format: false,
  unreachableDefinitions: true,
});
writeFileSync(join(out, 'messages.ts'), messages);

const openapi = astToString(await openapiTS(read('openapi.json'), { alphabetize: true }));
writeFileSync(join(out, 'openapi.ts'), banner + openapi);
