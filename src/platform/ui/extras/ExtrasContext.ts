import { createContext, useContext } from 'react';
import type { Form } from '../../../../resources/kit/form/definition.ts';

/** What is asked beside the declared fields of the resource around; null where nothing is. */
export const ExtrasContext = createContext<Form | null>(null);

export const useExtrasForm = (): Form | null => useContext(ExtrasContext);
