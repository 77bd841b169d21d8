import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify, useRefresh } from 'react-admin';
import type { BulkAnswer, MarkedCall } from '../../../../resources/kit/index.ts';
import type { Report, Values } from '../../providers/api.ts';
import { download, http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { shownItems } from '../../providers/shownVersions.ts';
import { BulkDialog } from '../../ui/bulk/BulkDialog.tsx';
import { BulkNames } from '../../ui/bulk/BulkNames.tsx';
import { useReportWords } from '../../ui/bulk/useReportWords.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { ShortForm } from '../../ui/form/ShortForm.tsx';
import { useAskedForm } from '../../ui/form/useAskedForm.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { nameAmong } from '../../ui/representation.ts';

interface Props {
  call: MarkedCall;
  onClose: () => void;
}

const given = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== undefined),
  );

/** Makes a call about all ticked rows: whom it is about, what it asks for, how it will look; what failed is named. */
export default function QueueCallDialog({ call, onClose }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const [rows] = useState<RaRecord[]>(() => data.filter(row => selectedIds.includes(row.id)));
  const [ids] = useState(() => selectedIds.map(String));
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { counted } = useReportWords(resource);
  const label = useLabel();
  const nameOf = (id: string) => {
    const row = rows.find(found => String(found.id) === id);
    return row ? nameAmong(resource, row) : id;
  };
  const bodyOf = (values: Values) => ({
    ...given(values),
    ...(call.key ? { [call.key]: ids } : { items: shownItems(resource.name, ids) }),
  });
  const asked = useAskedForm({
    about: `${call.endpoint} ${ids.join(' ')}`,
    values: {},
    send: async values => {
      setProblem(null);
      const { data: answer } = await http<BulkAnswer | readonly unknown[]>(call.endpoint, {
        method: 'POST',
        body: bodyOf(values),
      });
      refresh();
      onUnselectItems();
      if ('gagal' in answer && answer.gagal.length > 0) {
        setReport({
          berhasil: answer.berhasil.length,
          gagal: answer.gagal.map(({ id, pesan }) => ({ id, pesan, label: nameOf(id) })),
        });
        return;
      }
      notify(label(call.success), { type: 'success' });
      onClose();
    },
  });
  const look = async () => {
    setProblem(null);
    try {
      await download(call.preview ?? '', undefined, `${call.label}.pdf`, bodyOf(asked.form.getValues()));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <BulkDialog
      title={say('%{apa} untuk %{baris}?', { apa: label(call.label), baris: counted(ids.length) })}
      verb={label(call.label)}
      words={[say('diperbarui'), say('tidak berubah')]}
      state={{ busy: asked.busy, report, error: problem ?? asked.problem }}
      verbFocus={!call.ask}
      onRun={asked.agree}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <BulkNames ids={ids} />
        <Typography variant="body2">{call.text}</Typography>
        {call.ask ? (
          <ShortForm resource={call.ask.resource} form={asked.form} mode="create" fields={call.ask.fields} />
        ) : null}
        {call.preview ? (
          <Button variant="outlined" onClick={look} sx={{ alignSelf: 'flex-start' }}>
            {say('Pratinjau')}
          </Button>
        ) : null}
      </Stack>
    </BulkDialog>
  );
}
