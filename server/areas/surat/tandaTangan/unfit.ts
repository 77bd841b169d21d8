import type { Message } from '../../../../resources/kit/index.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import type { Unfit } from '../../../platform/documents/signing/addPlace.ts';

const { locked, signedBefore, withForm, odd } = suratRefusals.tandaTangan;

/** Why a PDF that somebody uploaded cannot be signed, and what to do. */
export const unfit: Readonly<Record<Unfit, Message>> = { locked, signed: signedBefore, form: withForm, odd };
