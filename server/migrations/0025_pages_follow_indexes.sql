DROP INDEX "activities_completed";--> statement-breakpoint
CREATE INDEX "activities_of_day" ON "activities" USING btree ("user_id","completed_on","completed_at","id");--> statement-breakpoint
CREATE INDEX "activities_done" ON "activities" USING btree ("user_id","completed_at","id") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "activities_done_of_type" ON "activities" USING btree ("user_id","activity_type","completed_at","id") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "activities_planned" ON "activities" USING btree ("user_id","planned_for") WHERE planned_for is not null;