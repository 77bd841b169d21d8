import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Row } from '../../../../resources/kit/index.ts';
import type { undangan } from '../../../../resources/pengaturan/undangan.ts';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { ShortForm } from '../../../platform/ui/form/ShortForm.tsx';
import { useAskedForm } from '../../../platform/ui/form/useAskedForm.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

type Invitation = Row<typeof undangan>;

/** On an invitation's page: the address can be put right, and the invitation sent (again). */
export default function InvitationActions() {
  const record = useRecordContext<Invitation>();
  const may = useMay('action', 'pengaturan/undangan');
  const [asking, setAsking] = useState(false);
  if (!record || !may || record.status === 'masuk') return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {record.status === 'belum' ? 'Kirim undangan' : 'Kirim ulang'}
      </Button>
      {asking ? <SendDialog invitation={record} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function SendDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { form, problem, busy, agree } = useAskedForm({
    about: `undangan ${invitation.id}`,
    values: { email: invitation.kepada },
    send: async ({ email }) => {
      const body = email === invitation.kepada ? {} : { email };
      await http(`pengaturan/undangan/${invitation.id}/kirim`, { method: 'POST', body });
      notify('Undangan sedang dikirim.', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <AskDialog
      title="Kirim undangan"
      verb="Kirim"
      maxWidth="xs"
      problem={problem}
      busy={busy}
      onAgree={agree}
      onClose={onClose}
    >
      {invitation.kesalahan ? (
        <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          Terakhir gagal: {invitation.kesalahan}
        </Typography>
      ) : null}
      <ShortForm resource="pengaturan/user" form={form} mode="edit" fields={['email']} />
    </AskDialog>
  );
}
