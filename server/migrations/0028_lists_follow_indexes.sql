DROP INDEX "breathing_games_days";--> statement-breakpoint
DROP INDEX "activities_newest";--> statement-breakpoint
DROP INDEX "assessments_newest";--> statement-breakpoint
DROP INDEX "check_ins_newest";--> statement-breakpoint
DROP INDEX "experiments_newest";--> statement-breakpoint
DROP INDEX "imported_rows_newest";--> statement-breakpoint
DROP INDEX "journal_pages_newest";--> statement-breakpoint
DROP INDEX "activity_log_newest";--> statement-breakpoint
DROP INDEX "usage_sessions_newest";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
CREATE INDEX "activities_zones" ON "activities" USING btree ("user_id","completed_zone") WHERE completed_zone is not null;--> statement-breakpoint
CREATE INDEX "activities_written" ON "activities" USING btree ("user_id","completed_at","id") WHERE completed_at is not null and coalesce(diary_entry, activity_type = 'journaling' or writing_sealed is not null);--> statement-breakpoint
CREATE INDEX "activities_done_of_plan" ON "activities" USING btree ("user_id","plan_id") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "activities_rated" ON "activities" USING btree ("user_id","catalogue_key","rating") WHERE rating is not null and catalogue_key is not null;--> statement-breakpoint
CREATE INDEX "breathing_games_of_day" ON "breathing_games" USING btree ("user_id","finished_on","finished_at","id");--> statement-breakpoint
CREATE INDEX "breathing_games_zones" ON "breathing_games" USING btree ("user_id","finished_zone") WHERE finished_zone is not null;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assessments_newest" ON "assessments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "check_ins_newest" ON "check_ins" USING btree ("user_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "experiments_newest" ON "experiments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imported_rows_newest" ON "imported_rows" USING btree ("user_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "journal_pages_newest" ON "journal_pages" USING btree ("user_id","written_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_newest" ON "activity_log" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "usage_sessions_newest" ON "usage_sessions" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","at","id");