import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PengajuanDpl, SupervisorRequests } from '../../../../resources/programme/supervisorRequest.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { useGroupCall } from './useGroupCall.ts';

/** A request as the list of its resource gives it. */
export type Request = PengajuanDpl & {
  id: string;
  version: number;
  _embed?: Record<string, { label?: string } | undefined>;
};

interface Props {
  requests: SupervisorRequests;
  of: readonly Request[];
  /** The caller leads the group. */
  leads: boolean;
}

/** A group's requests to lecturers with their answers. */
export function SupervisorRequestList({ requests, of, leads }: Props) {
  const { workflow, supervisor } = requests.request;
  const { call, busy } = useGroupCall();
  const { confirm } = useDialogs();
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async ({ id, version }: Request) => {
    const { label, confirm: text = '', success = '' } = workflow.actions.batal;
    if (!(await confirm({ title: `${label} pengajuan`, text, accept: label }))) return;
    const path = `${requests.endpoint}/${id}/aksi/batal`;
    setProblem(await call(id, path, { method: 'POST', body: { version }, done: success }));
  };
  return (
    <Panel title="Pengajuan">
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {of.map(one => (
          <Stack
            key={one.id}
            component="li"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="subtitle1" component="h3">
                {one._embed?.[supervisor]?.label ?? 'DPL'}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {one.alasan}
              </Typography>
              {one.status === 'diajukan' && one.batasJawaban ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Dijawab paling lambat {formatDateTime(one.batasJawaban)}
                </Typography>
              ) : null}
            </Box>
            <StatusChip workflow={workflow} value={one.status ?? ''} />
            {leads && one.status === 'diajukan' ? (
              <Button loading={busy === one.id} onClick={() => cancel(one)}>
                Batalkan
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
