import { useDataProvider } from 'react-admin';
import type { CrudDataProvider } from './api.ts';

/** The data provider with the calls of `CrudApi`. */
export const useCrudApi = () => useDataProvider<CrudDataProvider>();
