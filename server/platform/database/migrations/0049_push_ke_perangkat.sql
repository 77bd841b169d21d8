CREATE TABLE "internal_kunci_push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"publik" text NOT NULL,
	"rahasia" text NOT NULL,
	CONSTRAINT "uq_internal_kunci_push_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
CREATE TABLE "internal_perangkat_push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"alamat" text NOT NULL,
	"sidik" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"id_sesi" text NOT NULL,
	"perangkat" text,
	"judul" boolean DEFAULT false NOT NULL,
	"terlihat" timestamptz NOT NULL,
	"terakhir_terkirim" timestamptz,
	"kesalahan" text,
	CONSTRAINT "uq_internal_perangkat_push_sidik" UNIQUE("sidik")
);

--> statement-breakpoint
CREATE TABLE "internal_push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_notifikasi" uuid NOT NULL,
	"id_perangkat" uuid NOT NULL,
	"status" text NOT NULL,
	"percobaan" integer NOT NULL,
	"berikutnya" timestamptz NOT NULL,
	"terkirim_pada" timestamptz,
	"kesalahan" text,
	CONSTRAINT "uq_internal_push_id_notifikasi_id_perangkat" UNIQUE NULLS NOT DISTINCT("id_notifikasi","id_perangkat")
);

--> statement-breakpoint
ALTER TABLE "internal_pilihan_notifikasi" ADD COLUMN "push" jsonb;
--> statement-breakpoint
ALTER TABLE "internal_perangkat_push" ADD CONSTRAINT "internal_perangkat_push_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_push" ADD CONSTRAINT "internal_push_id_notifikasi_notifikasi_id_fk" FOREIGN KEY ("id_notifikasi") REFERENCES "public"."notifikasi"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internal_push" ADD CONSTRAINT "internal_push_id_perangkat_internal_perangkat_push_id_fk" FOREIGN KEY ("id_perangkat") REFERENCES "public"."internal_perangkat_push"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_kunci_push_urutan" ON "internal_kunci_push" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_perangkat_push_urutan" ON "internal_perangkat_push" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_perangkat_push_id_user" ON "internal_perangkat_push" USING btree ("id_user","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_perangkat_push_id_sesi" ON "internal_perangkat_push" USING btree ("id_sesi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_perangkat_push_terlihat" ON "internal_perangkat_push" USING btree ("terlihat","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_push_urutan" ON "internal_push" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_push_id_perangkat" ON "internal_push" USING btree ("id_perangkat","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_push_status" ON "internal_push" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_push_berikutnya" ON "internal_push" USING btree ("berikutnya","created_at" desc,"id");
