import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import type { mitra } from '../../../resources/master/mitra.ts';
import { role } from '../../../resources/roles.ts';
import { http } from '../../platform/providers/http.ts';
import { AskDialog } from '../../platform/ui/AskDialog.tsx';
import { ShortForm } from '../../platform/ui/form/ShortForm.tsx';
import { useAskedForm } from '../../platform/ui/form/useAskedForm.ts';
import { useBaseRole, useMay } from '../../platform/ui/permissions.ts';

type Partner = Row<typeof mitra>;

const asked = ['nama', 'jabatan', 'email', 'noHp', 'bahasa'] as const;

/** On a partner's page: adds a contact with an account for this partner, and invites them by mail. */
export default function InviteContact() {
  const record = useRecordContext<Partner>();
  const may = useMay('action', 'master/pic-mitra');
  const baseRole = useBaseRole();
  const [asking, setAsking] = useState(false);
  if (!record || !may || (baseRole !== role.superAdmin && baseRole !== role.timMbkm)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Undang kontak
      </Button>
      {asking ? <InviteDialog partner={record} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function InviteDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { form, problem, busy, agree } = useAskedForm({
    about: `kontak ${partner.id}`,
    values: {},
    send: async values => {
      const body = Object.fromEntries(asked.map(name => [name, values[name] ?? null]));
      const at = `master/mitra/${partner.id}/undang-kontak`;
      const { data } = await http<{ username: string }>(at, { method: 'POST', body });
      notify(`Akun ${data.username} dibuat dan undangannya sedang dikirim.`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <AskDialog
      title={`Undang kontak ${partner.nama}`}
      verb="Undang"
      maxWidth="xs"
      problem={problem}
      busy={busy}
      onAgree={agree}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        Kontak menjadi PIC mitra, mendapat akun yang hanya melihat data mitra ini, dan surel berisi tautan masuk
        pertama.
      </Typography>
      <ShortForm
        resource="master/pic-mitra"
        form={form}
        mode="create"
        fields={asked}
        record={{ idMitra: partner.id }}
      />
    </AskDialog>
  );
}
