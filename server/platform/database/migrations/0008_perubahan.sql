CREATE TABLE "surat_surat_peserta" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"id_pendaftar_mbkm" uuid NOT NULL,
	"nama" text,
	"npm" text,
	"program_studi" text
);

--> statement-breakpoint
ALTER TABLE "surat_surat" ADD COLUMN "perlu_terbit_ulang" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "surat_surat_peserta" ADD CONSTRAINT "surat_surat_peserta_parent_id_surat_surat_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."surat_surat"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surat_surat_peserta" ADD CONSTRAINT "surat_surat_peserta_id_pendaftar_mbkm_mbkm_pendaftar_program_mbkm_id_fk" FOREIGN KEY ("id_pendaftar_mbkm") REFERENCES "public"."mbkm_pendaftar_program_mbkm"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_peserta_parent" ON "surat_surat_peserta" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "ix_surat_surat_peserta_id_pendaftar_mbkm" ON "surat_surat_peserta" USING btree ("id_pendaftar_mbkm");
