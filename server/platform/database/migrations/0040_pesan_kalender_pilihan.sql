CREATE TABLE "internal_kalender" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"terakhir_dibaca" timestamptz,
	CONSTRAINT "uq_internal_kalender_id_user" UNIQUE("id_user"),
	CONSTRAINT "uq_internal_kalender_token_hash" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "internal_pilihan_notifikasi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"pilihan" jsonb NOT NULL,
	"tenang_mulai" text,
	"tenang_selesai" text,
	CONSTRAINT "uq_internal_pilihan_notifikasi_id_user" UNIQUE("id_user")
);

--> statement-breakpoint
CREATE TABLE "pesan_pesan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"nama_user" text,
	"balas_ke" text,
	"resource" text NOT NULL,
	"kepada" text NOT NULL,
	"lewat" text[] DEFAULT '{}' NOT NULL,
	"judul" text NOT NULL,
	"isi" text NOT NULL,
	"kunci" text NOT NULL,
	"jadwal" timestamptz,
	"status" text NOT NULL,
	CONSTRAINT "uq_pesan_pesan_id_user_kunci" UNIQUE NULLS NOT DISTINCT("id_user","kunci")
);

--> statement-breakpoint
CREATE TABLE "pesan_penerima" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pesan" uuid NOT NULL,
	"id_baris" text NOT NULL,
	"baris" text,
	"id_user" uuid,
	"nama" text,
	"surel" text,
	"telepon" text,
	"judul" text,
	"isi" text,
	"keadaan" text NOT NULL,
	"alasan" text,
	"dikirim_pada" timestamptz,
	"wa_dibuka" timestamptz
);

--> statement-breakpoint
ALTER TABLE "notifikasi" ADD COLUMN "tanpa_surel" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifikasi" ADD COLUMN "balas_ke" text;
--> statement-breakpoint
ALTER TABLE "internal_surel" ADD COLUMN "balas_ke" text;
--> statement-breakpoint
ALTER TABLE "internal_kalender" ADD CONSTRAINT "internal_kalender_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_pilihan_notifikasi" ADD CONSTRAINT "internal_pilihan_notifikasi_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pesan_pesan" ADD CONSTRAINT "pesan_pesan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD CONSTRAINT "pesan_penerima_id_pesan_pesan_pesan_id_fk" FOREIGN KEY ("id_pesan") REFERENCES "public"."pesan_pesan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD CONSTRAINT "pesan_penerima_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_kalender_urutan" ON "internal_kalender" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_pilihan_notifikasi_urutan" ON "internal_pilihan_notifikasi" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_pesan_urutan" ON "pesan_pesan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_pesan_status" ON "pesan_pesan" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_urutan" ON "pesan_penerima" USING btree ("id_pesan", "id_baris","id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_id_user" ON "pesan_penerima" USING btree ("id_user","id_pesan","id_baris","id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_keadaan" ON "pesan_penerima" USING btree ("keadaan","id_pesan","id_baris","id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_dikirim_pada" ON "pesan_penerima" USING btree ("dikirim_pada","id_pesan","id_baris","id");
