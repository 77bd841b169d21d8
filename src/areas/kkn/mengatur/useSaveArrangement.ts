import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { notedIn } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { Pelanggaran } from '../../../../resources/kkn/papan.ts';
import { groupsPath } from '../../../../resources/kkn/paths.ts';
import { http } from '../../../platform/providers/http.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useSavedToast } from '../../../platform/ui/show/useSavedToast.ts';
import type { GroupRecord } from './groupRecord.ts';
import { membersAfter } from './members.ts';
import { arrangePath } from './useArranged.ts';
import type { Arrangement } from './useGroupArrangement.ts';

interface Options {
  group: GroupRecord;
  arrangement: Arrangement;
  /** Violations that the last check found. */
  violations: readonly Pelanggaran[];
  /** Id of the position of a plain member. */
  plain: string;
}

/** Reason why saving failed; `stale`: the group was saved by somebody else and must be loaded again. */
interface Problem {
  text: string;
  stale: boolean;
}

const breaksRules = (error: unknown): boolean =>
  error instanceof HttpError && isRecord(error.body) && Array.isArray(error.body.pelanggaran);

/** Saves the arrangement of a group. A note is asked for where it breaks a rule or replaces the lecturer. */
export function useSaveArrangement({ group, arrangement, violations, plain }: Options) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const saved = useSavedToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { members, idDesa, idDpl, dikunci } = arrangement;

  const send = async (catatan?: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await http<RaRecord>(`${arrangePath}/${group.id}`, {
        method: 'PUT',
        body: {
          anggota: membersAfter(group.anggota ?? [], members, plain),
          idDesa,
          idDpl,
          dikunci,
          version: group.version,
          ...(catatan ? { catatan } : {}),
          ...(catatan && violations.length > 0 ? { abaikanPelanggaran: true } : {}),
        },
      });
      await client.invalidateQueries({ queryKey: ['kkn/kkn-kelompok'] });
      saved('Kelompok disimpan.', kelompok.name, { id: data.id, version: data.version });
      navigate(groupsPath);
    } catch (error) {
      if (breaksRules(error) && !catatan) setAsking(true);
      else setProblem({ text: messageOf(error), stale: error instanceof HttpError && error.status === 409 });
      setBusy(false);
    }
  };

  const replaces = idDpl !== (group.idDpl ?? null) && notedIn(kelompok, { ...group }, { idDpl }).length > 0;
  return {
    asking,
    busy,
    problem,
    save: () => (violations.length > 0 || replaces ? setAsking(true) : void send()),
    cancelAsking: () => setAsking(false),
    saveWithNote: (catatan: string) => {
      setAsking(false);
      void send(catatan);
    },
  };
}
