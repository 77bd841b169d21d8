import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { pengajuanDpl } from '../../../../resources/kwu/pengajuanDpl.ts';
import { SupervisorChoice } from '../../mbkm/group/SupervisorChoice.tsx';
import { OwnBusinessFrame } from '../OwnBusinessFrame.tsx';

/** /kwu/daftar-ulang/pilih-dpl: lecturers who take one more business, what was asked, and what came of it. */
export default function ChooseSupervisorPage() {
  return (
    <OwnBusinessFrame path="/kwu/daftar-ulang/pilih-dpl" maxWidth={1080}>
      {group => (
        <SupervisorChoice
          requests={pengajuanDpl}
          free={{ path: `${kelompokKwu.endpoint}/dpl-tersedia`, query: { idPeriode: group.idPeriode } }}
          group={group}
        />
      )}
    </OwnBusinessFrame>
  );
}
