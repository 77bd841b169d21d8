CREATE TABLE "internal_diskusi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"id_baris" text NOT NULL,
	"id_penulis" uuid NOT NULL,
	"penulis" text NOT NULL,
	"peran" text,
	"untuk" text NOT NULL,
	"isi" text NOT NULL,
	"sebut" jsonb NOT NULL,
	"disunting_pada" timestamptz,
	"selesai_pada" timestamptz,
	"selesai_oleh" text
);

--> statement-breakpoint
ALTER TABLE "internal_diskusi" ADD CONSTRAINT "internal_diskusi_id_penulis_pengaturan_user_id_fk" FOREIGN KEY ("id_penulis") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_diskusi_urutan" ON "internal_diskusi" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_diskusi_id_penulis" ON "internal_diskusi" USING btree ("id_penulis","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_diskusi_resource_id_baris" ON "internal_diskusi" USING btree ("resource","id_baris");
