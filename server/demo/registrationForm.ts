import { formPrefix } from '../../resources/kit/extras.ts';
import { idOf } from './ids.ts';

/** The form that registrations for the demo's open wave ask: written by the demo of forms, named by that of KKN. */
export const registrationForm = idOf('formulir/formulir', 'Bekal penempatan KKN');

/** Name of one of its questions among the answers of a participation. */
export const registrationAnswer = (question: string): string => `${formPrefix(registrationForm)}${question}`;
