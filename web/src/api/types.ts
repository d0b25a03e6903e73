/** The service's types under short names. */
import type { components } from './generated/openapi';

export type * from './generated/messages';

type Schemas = components['schemas'];
/** A struct of the HTTP interface by its name in the schema: `Api<'TablePage'>`. */
export type Api<Name extends keyof Schemas> = Schemas[Name];
