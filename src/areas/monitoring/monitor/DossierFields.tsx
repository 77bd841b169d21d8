import Paper from '@mui/material/Paper';
import { useRecordContext } from 'react-admin';
import type { RecordView } from '../../../../resources/kit/index.ts';
import { DocumentList } from '../../../platform/patterns/documents/DocumentList.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../../platform/patterns/record/RecordSections.tsx';
import { isEmpty, valueAt } from '../../../platform/patterns/record/source.ts';
import { useDocuments } from '../../../platform/patterns/record/useDocuments.ts';
import { useWords } from '../../../platform/providers/language.ts';

/** Fields of the record; nothing while none of them says anything. */
export function Fields({ sections }: Pick<RecordView, 'sections'>) {
  const record = useRecordContext();
  if (!sections.some(({ fields }) => fields.some(name => !isEmpty(valueAt(record, name))))) return null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <RecordSections sections={sections} />
    </Paper>
  );
}

/** The documents that are there; nothing while there are none. */
export function Documents({ fields }: { fields: readonly string[] }) {
  const say = useWords();
  const documents = useDocuments(fields);
  if (documents.length === 0) return null;
  return (
    <Panel title={say('Dokumen')}>
      <DocumentList documents={documents} />
    </Panel>
  );
}
