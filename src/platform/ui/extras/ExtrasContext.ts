import { createContext, useContext } from 'react';
import type { Form } from '../../../../resources/kit/form/definition.ts';

type Asked = Form | null;

/** What is asked beside the declared fields of the resource around; null where nothing is. */
export const ExtrasContext = createContext<Asked>(null);

export const useAskedExtras = (): Asked => useContext(ExtrasContext);
