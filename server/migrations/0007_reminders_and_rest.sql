CREATE TABLE "garden_waterings" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"ordinal" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"health" integer NOT NULL,
	CONSTRAINT "garden_waterings_user_id_type_ordinal_at_pk" PRIMARY KEY("user_id","type","ordinal","at")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"local_date" date NOT NULL,
	"booking_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"subscribed_with" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"kind" text NOT NULL,
	"local_date" date NOT NULL,
	"booking_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_deliveries_user_id_slot_pk" PRIMARY KEY("user_id","slot")
);
--> statement-breakpoint
CREATE TABLE "reminder_sendings" (
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"target" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_sendings_user_id_slot_target_pk" PRIMARY KEY("user_id","slot","target")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_on" boolean NOT NULL,
	"daily_time" text NOT NULL,
	"weekly_on" boolean NOT NULL,
	"weekday" integer NOT NULL,
	"weekly_time" text NOT NULL,
	"by_push" boolean NOT NULL,
	"by_email" boolean NOT NULL,
	"by_list" boolean NOT NULL,
	"quiet_on" boolean NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_settings_weekday" CHECK ("reminder_settings"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "rest_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rest_id" uuid NOT NULL,
	CONSTRAINT "rest_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "garden_waterings" ADD CONSTRAINT "garden_waterings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_session_id_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_sendings" ADD CONSTRAINT "reminder_sendings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_sendings" ADD CONSTRAINT "reminder_sendings_user_id_slot_reminder_deliveries_user_id_slot_fk" FOREIGN KEY ("user_id","slot") REFERENCES "public"."reminder_deliveries"("user_id","slot") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_days" ADD CONSTRAINT "rest_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reminder_deliveries_age" ON "reminder_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminder_settings_due" ON "reminder_settings" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "rest_days_rest" ON "rest_days" USING btree ("user_id","rest_id");