import { useDataProvider } from 'react-admin';
import type { CrudDataProvider } from '../providers/api.ts';

/** The data provider with the calls of `CrudApi`. */
export const useCrudApi = () => useDataProvider<CrudDataProvider>();
