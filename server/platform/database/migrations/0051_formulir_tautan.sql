CREATE TABLE "formulir_tautan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"id_peserta" uuid,
	"token_hash" text NOT NULL,
	"dicabut_pada" timestamptz,
	CONSTRAINT "uq_formulir_tautan_token_hash" UNIQUE("token_hash")
);

--> statement-breakpoint
ALTER TABLE "formulir_jawaban" DROP CONSTRAINT "uq_formulir_jawaban_id_formulir_id_user";
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" DROP CONSTRAINT "uq_formulir_pengisi_id_formulir_id_user";
--> statement-breakpoint
ALTER TABLE "formulir_peserta" DROP CONSTRAINT "uq_formulir_peserta_id_formulir_id_user";
--> statement-breakpoint
ALTER TABLE "internal_tautan_laporan" ALTER COLUMN "id_laporan" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ALTER COLUMN "id_user" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ALTER COLUMN "id_user" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ALTER COLUMN "id_user" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "tautan_pribadi" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "kode_akses" text;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "kuota" integer;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "contoh" text;
--> statement-breakpoint
ALTER TABLE "internal_tautan_laporan" ADD COLUMN "sumber" text;
--> statement-breakpoint
ALTER TABLE "internal_tautan_laporan" ADD COLUMN "id_baris" text;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "id_peserta" uuid;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "kunci" text;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "lewat" text DEFAULT 'akun' NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ALTER COLUMN "lewat" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ADD COLUMN "kunci" text;
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ADD COLUMN "lewat" text DEFAULT 'akun' NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ALTER COLUMN "lewat" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD COLUMN "nama" text;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD COLUMN "surel" text;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD COLUMN "lewat" text DEFAULT 'akun' NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ALTER COLUMN "lewat" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD COLUMN "id_pintu" text;
--> statement-breakpoint
ALTER TABLE "formulir_tautan" ADD CONSTRAINT "formulir_tautan_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "formulir_tautan" ADD CONSTRAINT "formulir_tautan_id_peserta_formulir_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."formulir_peserta"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_formulir_tautan_urutan" ON "formulir_tautan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_tautan_id_formulir" ON "formulir_tautan" USING btree ("id_formulir","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_tautan_id_peserta" ON "formulir_tautan" USING btree ("id_peserta","created_at" desc,"id");
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD CONSTRAINT "formulir_jawaban_id_peserta_formulir_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."formulir_peserta"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_formulir_jawaban_id_formulir_id_user" ON "formulir_jawaban" USING btree ("id_formulir","id_user") WHERE "lewat" not in ('undangan', 'tautan');
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_formulir_pengisi_id_formulir_id_user" ON "formulir_pengisi" USING btree ("id_formulir","id_user") WHERE "lewat" not in ('tautan');
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_formulir_peserta_id_formulir_id_user" ON "formulir_peserta" USING btree ("id_formulir","id_user") WHERE "lewat" not in ('surel');
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_formulir_peserta_id_formulir_surel" ON "formulir_peserta" USING btree ("id_formulir","surel") WHERE "lewat" not in ('akun');
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD CONSTRAINT "uq_formulir_jawaban_id_peserta" UNIQUE("id_peserta");
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD CONSTRAINT "uq_formulir_jawaban_kunci" UNIQUE("kunci");
--> statement-breakpoint
ALTER TABLE "formulir_pengisi" ADD CONSTRAINT "uq_formulir_pengisi_kunci" UNIQUE("kunci");
