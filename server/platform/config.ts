import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readServersOf, serversOf } from './databaseServers.ts';
import { ownFolder } from './privateFolder.ts';

/** A wrong value of the environment; stops the start and names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform(value => value === '1' || value === 'true');

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'harus berbentuk postgres://pengguna:sandi@host:5432/nama')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .refine(
      value => readServersOf(value).length > 0,
      'harus berbentuk postgres://pengguna:sandi@replika:5432/nama; beberapa dipisahkan koma',
    )
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .refine(value => serversOf(value).length > 0, 'harus berbentuk postgres://pengguna:sandi@host:5432/nama')
    .optional(),
  POOL_SIZE: z.coerce.number().int().min(1).max(100).default(4),
  SECRET: z.string().min(32, 'minimal 32 karakter').optional(),
  API_KEY: z.string().min(8, 'minimal 8 karakter').optional(),
  DEMO_PASSWORD: z.string().min(8, 'minimal 8 karakter').default('Nusantara#2026'),
  BASE_URL: z.url('harus berupa alamat http(s)').optional(),
  SESSION_IDLE_SECONDS: z.coerce.number().int().min(60).max(43_200).optional(),
  SESSION_MAX_HOURS: z.coerce.number().int().min(1).max(168).optional(),
  STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
  TRUST_PROXY: flag,
  API_DOCS: flag,
  METRICS_TOKEN: z.string().min(16, 'minimal 16 karakter').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'harus berbentuk smtp://pengguna:sandi@host:587')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url('harus berupa alamat http(s)').optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|mati)$/, 'harus berbentuk JJ:MM, misalnya 01:30, atau mati')
    .optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(400).default(14),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_BUCKET: z.string().min(3).optional(),
  CROSSREF_URL: z.url({ protocol: /^https?$/, error: 'harus berupa alamat http(s)' }).optional(),
  SIGN_P12: z.string().min(1).optional(),
  SIGN_P12_PASSPHRASE: z.string().optional(),
  SIGN_TSA_URL: z.url({ protocol: /^https?$/, error: 'harus berupa alamat http(s)' }).optional(),
  BSRE_URL: z.url({ protocol: /^https?$/, error: 'harus berupa alamat http(s)' }).optional(),
  BSRE_KEY: z
    .string()
    .regex(/^[^:]+:.+/, 'harus berbentuk pengguna:sandi')
    .optional(),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'harus berupa angka')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().min(8, 'minimal 8 karakter').optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8, 'minimal 8 karakter').optional(),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'harus berupa alamat http(s)' })
    .default('https://graph.facebook.com/v21.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings of one process, read and checked once at start; `.env.example` documents each. */
export interface Config {
  production: boolean;
  port: number;
  /** Undefined: everywhere, or only this machine while the demo accounts are inside. */
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Replicas on which lists, search, exports and reports read. */
  databaseReadUrl?: string | undefined;
  /** The server itself, where DATABASE_URL is a pooler in transaction mode. */
  databaseDirectUrl?: string | undefined;
  poolSize: number;
  secret: string;
  apiKey: string;
  demoPassword: string;
  baseUrl: string;
  sessionIdleSeconds: number | undefined;
  sessionMaxHours: number | undefined;
  /** How long a stop waits for requests under way. */
  stopSeconds: number;
  trustProxy: boolean;
  /** True if /api/docs is there: always outside production, there when asked for. */
  apiDocs: boolean;
  metricsToken: string | undefined;
  logLevel: string;
  /** Outgoing mail; undefined = notices stay in the portal. */
  mail: { url: string; from: string } | undefined;
  /** Where details of publications are asked for; undefined = nowhere. */
  crossrefUrl: string | undefined;
  /** How letters are signed: BSrE's service, or a certificate in a file; neither = not at all. */
  signing: SigningConfig;
  /** WhatsApp Cloud API of Meta; undefined = messages by WhatsApp are prepared links. */
  whatsapp?: WhatsAppConfig | undefined;
  /** S3-compatible storage of uploads; undefined = the folder DATA_DIR/berkas. */
  s3: S3Config | undefined;
  backup: BackupPlan;
}

interface SigningConfig {
  /** `key`: user and password of the service, `name:password`. */
  bsre?: { url: string; key: string } | undefined;
  p12?: { path: string; passphrase: string } | undefined;
  /** Authority whose time stamps (RFC 3161) signatures with `p12` carry. */
  tsa?: string | undefined;
}

/** An account at Meta by which messages go out. */
export interface WhatsAppConfig {
  readonly url: string;
  readonly token: string;
  readonly phoneId: string;
  /** By which its calls are signed. */
  readonly appSecret: string;
  /** What it says when the address of its calls is entered. */
  readonly verifyToken: string;
}

/** Backups that the portal makes by itself. */
export interface BackupPlan {
  /** Time of day in WIB; undefined: only when somebody asks. */
  at: string | undefined;
  /** How many archives stay. */
  keep: number;
  /** Where archives are written, and kept unless there is a bucket. */
  folder: string;
  s3: S3Config | undefined;
}

export interface S3Config {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** The key that the login page sends; no secret by itself, so that an embedded installation works at once. */
const embeddedApiKey = 'portal-mbkm-demo';

/**
 * Reads the environment.
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (e.DATABASE_URL && production) {
    if (!e.SECRET) throw new ConfigError('SECRET: wajib diisi bila DATABASE_URL dipakai di produksi');
    if (!e.API_KEY) throw new ConfigError('API_KEY: wajib diisi bila DATABASE_URL dipakai di produksi');
  }
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const)
    if (e[name] && !e.DATABASE_URL) throw new ConfigError(`${name}: hanya berlaku bersama DATABASE_URL`);
  const dataDir = resolve(e.DATA_DIR);
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    poolSize: e.POOL_SIZE,
    secret: e.SECRET ?? keptSecret(dataDir),
    apiKey: e.API_KEY ?? embeddedApiKey,
    demoPassword: e.DEMO_PASSWORD,
    baseUrl: e.BASE_URL ?? `http://localhost:${e.PORT}`,
    sessionIdleSeconds: e.SESSION_IDLE_SECONDS,
    sessionMaxHours: e.SESSION_MAX_HOURS,
    stopSeconds: e.STOP_SECONDS,
    trustProxy: e.TRUST_PROXY,
    apiDocs: e.API_DOCS || !production,
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    mail: mailOf(e),
    crossrefUrl: e.CROSSREF_URL,
    signing: signingOf(e),
    whatsapp: whatsAppOf(e),
    s3: s3Of(e, e.S3_BUCKET, 'S3_BUCKET'),
    backup: {
      at: e.BACKUP_AT === 'mati' ? undefined : (e.BACKUP_AT ?? (production ? '01:30' : undefined)),
      keep: e.BACKUP_KEEP,
      folder: e.BACKUP_DIR ? resolve(e.BACKUP_DIR) : join(dataDir, 'cadangan'),
      s3: s3Of(e, e.BACKUP_S3_BUCKET, 'BACKUP_S3_BUCKET'),
    },
  };
}

type Environment = z.infer<typeof environment>;

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): Config['mail'] {
  if (!url && !from) return undefined;
  if (!url || !from) throw new ConfigError('SMTP_URL dan MAIL_FROM: isi keduanya atau kosongkan keduanya');
  return { url, from };
}

function signingOf(e: Environment): SigningConfig {
  const { SIGN_P12: path, SIGN_P12_PASSPHRASE, SIGN_TSA_URL: tsa, BSRE_URL: url, BSRE_KEY: key } = e;
  if (!url !== !key) throw new ConfigError('BSRE_URL dan BSRE_KEY: isi keduanya atau kosongkan keduanya');
  if (url && path) throw new ConfigError('BSRE_URL dan SIGN_P12: isi salah satu saja');
  if (SIGN_P12_PASSPHRASE && !path) throw new ConfigError('SIGN_P12_PASSPHRASE: hanya berlaku bersama SIGN_P12');
  if (tsa && !path) throw new ConfigError('SIGN_TSA_URL: hanya berlaku bersama SIGN_P12');
  return {
    ...(url && key ? { bsre: { url, key } } : {}),
    ...(tsa ? { tsa } : {}),
    ...(path ? { p12: { path: resolve(path), passphrase: SIGN_P12_PASSPHRASE ?? '' } } : {}),
  };
}

function whatsAppOf(e: Environment): WhatsAppConfig | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = e;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_URL: url } = e;
  if (!token && !phoneId && !appSecret && !verifyToken) return undefined;
  if (!token || !phoneId || !appSecret || !verifyToken)
    throw new ConfigError(
      'WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET dan WHATSAPP_VERIFY_TOKEN: isi semuanya atau kosongkan semuanya',
    );
  return { url, token, phoneId, appSecret, verifyToken };
}

function s3Of(e: Environment, bucket: string | undefined, variable: string): S3Config | undefined {
  if (!bucket) return undefined;
  if (!e.S3_ACCESS_KEY || !e.S3_SECRET_KEY)
    throw new ConfigError(`S3_ACCESS_KEY dan S3_SECRET_KEY: wajib diisi bila ${variable} dipakai`);
  return {
    bucket,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    accessKey: e.S3_ACCESS_KEY,
    secretKey: e.S3_SECRET_KEY,
  };
}

/** Made once and kept in the data folder, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'rahasia');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  ownFolder(dataDir);
  const secret = randomBytes(32).toString('hex');
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}

/**
 * Where the server listens. Everybody knows the passwords of the demo accounts: without a word of the operator (HOST)
 * only this machine gets in, by 127.0.0.1 and ::1.
 */
export function listenAt({ host }: Pick<Config, 'host'>, demo: boolean): { host: string; localOnly: boolean } {
  const localOnly = demo && host === undefined;
  return { host: host ?? (localOnly ? 'localhost' : '0.0.0.0'), localOnly };
}
