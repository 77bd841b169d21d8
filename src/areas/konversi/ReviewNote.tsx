import { useRecordContext } from 'react-admin';
import { inTerms } from '../../../resources/kit/terms.ts';
import { useHistory } from '../../platform/patterns/history/useHistory.ts';
import { ReturnedNote } from '../../platform/patterns/record/ReturnedNote.tsx';

/** Why Tim MBKM sent the grades back, for those who have to look at them again. */
export function ReviewNote() {
  const returned = useRecordContext()?.statusReviewNilai === 'dikembalikan';
  const { data } = useHistory(returned);
  const note = returned && data?.find(({ aksi, catatan }) => aksi === 'kembalikan' && catatan)?.catatan;
  return note ? <ReturnedNote title={inTerms('Dikembalikan Tim MBKM')} text={note} sx={{ mb: 2 }} /> : null;
}
