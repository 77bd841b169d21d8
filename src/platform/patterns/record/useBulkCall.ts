import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { doneOf, type ManyAnswer } from '../../../../resources/kit/index.ts';
import type { Report } from '../../providers/api.ts';
import { http } from '../../providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../ui/failedCall.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { nameAmong } from '../../ui/representation.ts';

interface Failure {
  /** Messages by field. */
  errors: Record<string, string>;
  message: string;
}

/**
 * A call for many rows that answers `{ berhasil, gagal }`: which rows were done, with the others named by their words.
 * @param rows those on the page, for their words
 * @param onRefused told the error of a call that was refused as a whole
 * @returns `run` answers what was done, null where the call was refused. For the screen `report` holds what some rows were
 * refused with, `failure` what all were: where all went well the caller says so and closes
 */
export function useBulkCall(
  endpoint: string,
  method: 'POST' | 'PUT',
  rows: readonly RaRecord[],
  onRefused?: (error: unknown) => void,
) {
  const resource = useDeclaration();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const labelOf = (id: string) => {
    const row = rows.find(found => String(found.id) === id);
    return row ? nameAmong(resource, row) : id;
  };
  const run = async (body: Record<string, unknown>): Promise<Report | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await http<ManyAnswer>(endpoint, { method, body });
      const answer = {
        berhasil: doneOf(data),
        gagal: data.gagal.map(({ id, pesan }) => ({ id, pesan, label: labelOf(id) })),
        bukti: data.bukti,
      };
      if (answer.gagal.length > 0) setReport(answer);
      // Not only the list around: figures of other areas change with it.
      await queries.invalidateQueries();
      return answer;
    } catch (error) {
      setFailure({ errors: fieldErrorsOf(error), message: messageOf(error) });
      onRefused?.(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, report, failure };
}
