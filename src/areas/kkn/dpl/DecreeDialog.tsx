import { useNotify, useRefresh } from 'react-admin';
import { messages } from '../../../../resources/kit/index.ts';
import { dpl } from '../../../../resources/kkn/dpl.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { ShortForm } from '../../../platform/ui/form/ShortForm.tsx';
import { useAskedForm } from '../../../platform/ui/form/useAskedForm.ts';
import { useCrudApi } from '../../../platform/ui/useCrudApi.ts';

const fields = ['nomorSk', 'tanggalSk', 'berkasSk'] as const;

/** One SK for several DPL of a wave. */
export default function DecreeDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const { form, problem, busy, agree } = useAskedForm({
    about: `sk ${ids.join(' ')}`,
    values: {},
    check: ({ nomorSk, tanggalSk }) => ({
      ...(nomorSk ? {} : { nomorSk: messages.required }),
      ...(tanggalSk ? {} : { tanggalSk: messages.required }),
    }),
    send: async values => {
      const data = Object.fromEntries(fields.flatMap(name => (values[name] ? [[name, values[name]]] : [])));
      const { berhasil, gagal } = await api.updateManyReport(dpl.name, ids, data);
      const [first] = gagal;
      notify(`SK diisi untuk ${berhasil} DPL${first ? `; ${gagal.length} tidak: ${first.pesan}` : ''}.`, {
        type: first ? 'warning' : 'success',
      });
      refresh();
      onClose();
    },
  });
  return (
    <AskDialog
      title={`SK untuk ${ids.length} DPL`}
      verb="Simpan"
      problem={problem}
      busy={busy}
      onAgree={agree}
      onClose={onClose}
    >
      <ShortForm resource={dpl.name} form={form} mode="edit" fields={fields} />
    </AskDialog>
  );
}
