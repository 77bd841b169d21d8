CREATE TABLE "surat_tanda_tangan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_surat" uuid NOT NULL,
	"nomor_surat" text NOT NULL,
	"jenis_surat" text NOT NULL,
	"tanggal_surat" date NOT NULL,
	"perihal" text NOT NULL,
	"nama_penerima" text NOT NULL,
	"id_pejabat" uuid NOT NULL,
	"diminta_pada" timestamptz NOT NULL,
	"status" text NOT NULL,
	"pesan" text,
	"ditandatangani_pada" timestamptz,
	"oleh" text,
	"cara" text,
	"sertifikat" text,
	"penerbit" text,
	"nomor_seri" text,
	"sha256" text,
	"disampaikan_pada" timestamptz,
	"file" uuid,
	"sesi" text,
	"id_penanda" text,
	"detak" timestamptz,
	"dikirim" boolean DEFAULT false NOT NULL,
	"id_dokumen" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nomor_surat", '') || ' ' || coalesce("nama_penerima", '') || ' ' || coalesce("perihal", ''))) STORED,
	CONSTRAINT "uq_surat_tanda_tangan_id_surat" UNIQUE("id_surat")
);

--> statement-breakpoint
ALTER TABLE "surat_pejabat" ADD COLUMN "id_user" uuid;
--> statement-breakpoint
ALTER TABLE "surat_pejabat" ADD COLUMN "nik" text;
--> statement-breakpoint
ALTER TABLE "surat_pejabat" ADD COLUMN "menggantikan" uuid;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ADD CONSTRAINT "surat_tanda_tangan_id_surat_surat_surat_id_fk" FOREIGN KEY ("id_surat") REFERENCES "public"."surat_surat"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ADD CONSTRAINT "surat_tanda_tangan_id_pejabat_surat_pejabat_id_fk" FOREIGN KEY ("id_pejabat") REFERENCES "public"."surat_pejabat"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_surat_tanda_tangan_urutan" ON "surat_tanda_tangan" USING btree ("diminta_pada","id");
--> statement-breakpoint
CREATE INDEX "ix_surat_tanda_tangan_id_pejabat" ON "surat_tanda_tangan" USING btree ("id_pejabat","diminta_pada","id");
--> statement-breakpoint
CREATE INDEX "ix_surat_tanda_tangan_status" ON "surat_tanda_tangan" USING btree ("status","diminta_pada","id");
--> statement-breakpoint
CREATE INDEX "ix_surat_tanda_tangan_jenis_surat" ON "surat_tanda_tangan" USING btree ("jenis_surat","diminta_pada","id");
--> statement-breakpoint
CREATE INDEX "ix_surat_tanda_tangan_cari" ON "surat_tanda_tangan" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "surat_pejabat" ADD CONSTRAINT "surat_pejabat_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surat_pejabat" ADD CONSTRAINT "surat_pejabat_menggantikan_surat_pejabat_id_fk" FOREIGN KEY ("menggantikan") REFERENCES "public"."surat_pejabat"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_surat_pejabat_id_user" ON "surat_pejabat" USING btree ("id_user","berlaku_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_surat_pejabat_menggantikan" ON "surat_pejabat" USING btree ("menggantikan","berlaku_mulai" desc,"id");
