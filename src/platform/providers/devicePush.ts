import type { BodyOf } from '../../../resources/kit/index.ts';
import type {
  cocokkanPerangkat,
  daftarkanPerangkat,
  Kecocokan,
  PerangkatSaya,
} from '../../../resources/pengaturan/panggilanPush.ts';
import { keepApp } from './appWorker.ts';
import { http } from './http.ts';

/**
 * What this browser can do: nothing at all, only once the portal stands on the home screen (iPhone, iPad), nothing since
 * its reader forbade it, it may be asked, it is subscribed.
 */
export type DeviceState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

/** The worker of the app; undefined where there is none, as while one works on the screens. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (import.meta.env.PROD) await keepApp();
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : undefined;
};

const ownSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

/** What this device can do and does now. */
export async function deviceState(): Promise<DeviceState> {
  if (!canPush()) return isApple() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (!(await registration())) return 'unsupported';
  return Notification.permission === 'granted' && (await ownSubscription()) ? 'on' : 'off';
}

/** Asks its reader and subscribes. @returns the account's devices; undefined where its reader said no */
export async function turnOnDevice(key: string): Promise<PerangkatSaya | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await registration();
  if (!worker) return undefined;
  // A subscription of another installation, or by a former key, cannot be used.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  const body: BodyOf<typeof daftarkanPerangkat> = {
    alamat: endpoint,
    p256dh: keys.p256dh ?? '',
    auth: keys.auth ?? '',
  };
  try {
    return (await http<PerangkatSaya>('user/perangkat', { method: 'POST', body, quiet: true })).data;
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** Ends the subscription of this browser; the server is told by whoever calls. */
export async function turnOffDevice(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

/** Whoever logs in takes over the device: a subscription of somebody who used it before ends. */
export async function meetDevice(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const known = await ownSubscription();
  if (!known) return;
  const body: BodyOf<typeof cocokkanPerangkat> = { alamat: known.endpoint };
  const { data } = await http<Kecocokan>('user/perangkat/cocok', { method: 'POST', body, quiet: true });
  if (!data.milikSaya) await known.unsubscribe();
}
