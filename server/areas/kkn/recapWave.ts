import { term } from '../../../resources/kit/index.ts';
import { gelombang } from '../../../resources/kkn/gelombang.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RecapQuery } from '../../platform/engine/recap.ts';
import { badRequest } from '../../platform/errors.ts';

/** The wave that a recap is of. @throws HttpError 400 without one that the caller may read */
export async function waveOf(engine: Engine, caller: Caller, { idGelombang }: RecapQuery): Promise<string> {
  if (typeof idGelombang !== 'string') throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  mustBeId(gelombang, idGelombang);
  if (!(await findRow(engine, engine.db, caller, gelombang, idGelombang, 'read')))
    throw badRequest(programmeRefusals.waveMissing);
  return idGelombang;
}
