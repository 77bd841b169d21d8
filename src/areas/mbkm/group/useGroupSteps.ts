import { useState } from 'react';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { useGroupCall } from './useGroupCall.ts';

interface OwnGroup {
  id: string;
  version: number;
  /** As its members call it. */
  called: string;
}

/**
 * A member's commands for the own group: steps of its workflow with confirmation, and leaving it.
 * @param of the endpoint and the workflow of the groups
 */
export function useGroupSteps(of: { endpoint: string; workflow: Workflow }, { id, version, called }: OwnGroup) {
  const { call, busy } = useGroupCall();
  const { confirm } = useDialogs();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (action: string) => {
    const { [action]: step } = of.workflow.actions;
    if (!step) return;
    const { label, confirm: text = '', success = '', tone } = step;
    if (!(await confirm({ title: `${label} kelompok`, text, accept: label, danger: tone === 'danger' }))) return;
    const path = `${of.endpoint}/${id}/aksi/${action}`;
    setProblem(await call(action, path, { method: 'POST', body: { version }, done: success }));
  };
  const leave = async () => {
    const text = `Keluar dari ${called}? Anda dapat bergabung lagi dengan kode atau undangan.`;
    if (!(await confirm({ title: 'Keluar dari kelompok', text, accept: 'Keluar', danger: true }))) return;
    const path = `${of.endpoint}/${id}/keluar`;
    setProblem(await call('keluar', path, { method: 'PUT', done: 'Anda keluar dari kelompok.' }));
  };
  return { take, leave, busy, problem };
}
