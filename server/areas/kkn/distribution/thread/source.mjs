// The computing thread straight from its sources, for development and tests; a build has a file of its own.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
